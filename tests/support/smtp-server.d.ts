/** The part of `smtp-server` that the tests use; the package has no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Done = (error?: Error | null) => void;
  type Session = { envelope: { rcptTo: { address: string }[] } };
  type Options = {
    disabledCommands?: string[];
    logger?: boolean;
    onConnect?: (session: Session, done: Done) => void;
    onRcptTo?: (address: { address: string }, session: Session, done: Done) => void;
    onData?: (stream: Readable, session: Session, done: Done) => void;
  };
  export class SMTPServer {
    constructor(options: Options);
    server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
