import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { checkSchemas } from '../schemasCheck/checkSchemas.ts';
import { describeFindings } from '../schemasCheck/describeFindings.ts';

/** Stops the build on documents that would break the site; in development, shows their faults over the page. */
export function schemaGuard(root: string): Plugin {
  const faults = () => {
    const errors = checkSchemas(root).filter(({ severity }) => severity === 'error');
    return errors.length > 0 ? describeFindings(errors) : undefined;
  };
  return {
    name: 'schema-guard',
    buildStart() {
      if (process.env.VITEST || this.environment.mode !== 'build') return;
      const found = faults();
      if (found !== undefined) this.error(`schemas/ has faults:\n${found}`);
    },
    hotUpdate({ file, server }) {
      const path = relative(root, file);
      if (!path.startsWith('schemas/') || !path.endsWith('.json')) return;
      const found = faults();
      if (found === undefined) return;
      server.config.logger.error(`schemas/ has faults:\n${found}`);
      this.environment.hot.send({ type: 'error', err: { message: `schemas/ has faults:\n${found}`, stack: '' } });
    },
  };
}
