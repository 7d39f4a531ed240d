import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

type ReceivedMail = { recipients: string[]; source: string; messageId: string };

export type FakeSmtp = {
  url: string;
  received: ReceivedMail[];
  /** The answer to a message; undefined accepts it. */
  refusal: { code: number; message: string } | undefined;
  /** An address that does not exist. */
  refusedAddress: string | undefined;
};

/** A mail server that keeps its messages, or refuses them while `refusal` is set. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const smtp: FakeSmtp = { url: '', received: [], refusal: undefined, refusedAddress: undefined };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address !== smtp.refusedAddress) return done();
      return done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      text(stream).then((source) => {
        if (smtp.refusal)
          return done(Object.assign(new Error(smtp.refusal.message), { responseCode: smtp.refusal.code }));
        const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(source) ?? [];
        smtp.received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source, messageId });
        return done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  smtp.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return smtp;
}
