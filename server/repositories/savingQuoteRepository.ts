import type { SavingsReport } from '#domain/savings/report.ts';
import { reportToWire } from '#domain/savings/wire.ts';
import type { DetailedQuote } from '#schemas/__generated__/detailedQuote.ts';
import { toJsonText } from '#server/database/jsonText.ts';
import type { Executor } from '#server/database/schema.ts';
import { emailKey } from './emailKey.ts';

export type SavingQuote = { id: string; recipient: DetailedQuote; report: SavingsReport; createdAt: Date };

export function createSavingQuoteRepository(executor: Executor) {
  return {
    async add({ id, recipient: { name, email }, report, createdAt }: SavingQuote): Promise<void> {
      const row = {
        id,
        name,
        email,
        email_key: emailKey(email),
        report: toJsonText(reportToWire(report)),
        created_at: createdAt.toISOString(),
      };
      await executor.insertInto('saving_quote').values(row).execute();
    },
  };
}
