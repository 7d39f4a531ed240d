import { tabStorage } from '#src/storage/tabStorage.ts';
import { addressOf } from './loadAgain.ts';

const RELOADED = 'reloaded-for-release';

/** Whether the server has put away a module: the page that asks for it is older than the last releases. */
export async function isPutAway(load: () => Promise<unknown>): Promise<boolean> {
  const address = addressOf(load);
  if (address === undefined) return false;
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}

/**
 * Reloads the page where the visitor is, with what this tab keeps; false when that was done already and did not help.
 */
export function reloadForRelease(): boolean {
  if (tabStorage.read(RELOADED) !== null) return false;
  tabStorage.write(RELOADED, true);
  // A browser that stores nothing would reload forever.
  if (tabStorage.read(RELOADED) === null) return false;
  window.location.reload();
  return true;
}

/** To be called once a page has come as a whole: the next release may reload again. */
export const pageHasCome = (): void => tabStorage.remove(RELOADED);
