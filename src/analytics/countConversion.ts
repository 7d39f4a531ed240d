import { isRecord } from '#domain/json.ts';
import { tabStorage } from '#src/storage/tabStorage.ts';
import { trackEvent } from './trackEvent.ts';

const COUNTED = 'countedConversions';
const countedHere = new Set<string>();

/**
 * Counts a conversion once (D9). Its id comes with the navigation; the fact that it was counted is stored in the tab,
 * which survives a reload and is copied to a duplicated tab.
 */
export function countConversion({ id, kind, email }: { id: string; kind: string; email: string | undefined }): void {
  const stored = tabStorage.read(COUNTED);
  const counted = isRecord(stored) ? stored : {};
  if (id in counted || countedHere.has(id)) return;
  countedHere.add(id);
  tabStorage.write(COUNTED, { ...counted, [id]: true });
  trackEvent(`conversion_${kind}`, email).catch(() => undefined);
}
