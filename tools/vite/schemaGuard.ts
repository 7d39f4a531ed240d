import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { checkSchemas } from '../schemasCheck/checkSchemas.ts';
import { describeFindings } from '../schemasCheck/describeFindings.ts';

/**
 * Stops the build on documents that would break the site. During development, says at the start and after each edit what
 * is wrong, over every page that is open or opened, until it is fixed.
 */
export function schemaGuard(root: string): Plugin {
  /** The current faults, also for pages opened later. */
  let fault: string | undefined;
  const look = () => {
    const errors = checkSchemas(root).filter(({ severity }) => severity === 'error');
    fault = errors.length > 0 ? `schemas/ has faults:\n${describeFindings(errors)}` : undefined;
  };
  const show = ({ ws }: ViteDevServer) => {
    // Without a page, Vite would keep the message for the next one, by when the fault may be fixed.
    if (fault !== undefined && ws.clients.size > 0)
      ws.send({ type: 'error', err: { message: fault, stack: '', plugin: 'schema-guard' } });
  };
  return {
    name: 'schema-guard',
    buildStart() {
      if (process.env.VITEST || this.environment.mode !== 'build') return;
      look();
      if (fault !== undefined) this.error(fault);
    },
    configureServer(server) {
      if (process.env.VITEST) return;
      look();
      if (fault !== undefined) server.config.logger.error(fault);
      server.ws.on('connection', () => show(server));
    },
    hotUpdate({ file, server }) {
      const path = relative(root, file);
      if (!path.startsWith('schemas/') || !path.endsWith('.json')) return undefined;
      // Every environment is told of an edit; one check is enough.
      if (this.environment.name !== 'client') return fault === undefined ? undefined : [];
      const before = fault;
      look();
      if (fault === undefined) {
        if (before === undefined) return undefined;
        server.config.logger.info('schemas/ is right again');
        // The reload also brings edits that were held back meanwhile, and removes the message.
        this.environment.hot.send({ type: 'full-reload' });
        return [];
      }
      server.config.logger.error(fault);
      show(server);
      // No update is sent: it would take the message from the screen.
      return [];
    },
  };
}
