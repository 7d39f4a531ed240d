import { type DeliveryHealth, RECEIVERS } from '#domain/desk/deskMessage.ts';
import type { Config } from '#server/config.ts';
import type { Connection, MailKind } from '#server/database/schema.ts';
import { createMailHoldRepository } from '#server/repositories/mailHoldRepository.ts';

type LaneHealth = DeliveryHealth['lanes'][number];

export async function readDeliveryHealth(
  connection: Connection,
  { smtpUrl, leadsWebhook }: Pick<Config, 'smtpUrl' | 'leadsWebhook'>,
): Promise<DeliveryHealth> {
  const hold = await createMailHoldRepository(connection).find();
  return {
    mails: smtpUrl === undefined ? 'files' : 'smtp',
    hasWebhook: leadsWebhook !== undefined,
    held: hold?.reason ?? '',
    lanes: await Promise.all(RECEIVERS.map((receiver) => laneOf(connection, receiver))),
  };
}

async function laneOf(connection: Connection, receiver: MailKind): Promise<LaneHealth> {
  const counts = await connection
    .selectFrom('outbox')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count'), fn.max('done_at').as('last')])
    .where('kind', '=', receiver)
    .groupBy('outcome')
    .execute();
  const troubled = await connection
    .selectFrom('outbox')
    .select('last_error')
    .where('kind', '=', receiver)
    .where('last_error', 'is not', null)
    .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'failed')]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const countOf = (wanted: string | null) => Number(counts.find(({ outcome }) => outcome === wanted)?.count ?? 0);
  return {
    receiver,
    waiting: countOf(null),
    failed: countOf('failed'),
    lastSentAt: counts.find(({ outcome }) => outcome === 'sent')?.last ?? null,
    reason: troubled?.last_error ?? '',
  };
}
