import { tabStorage } from '#src/storage/tabStorage.ts';
import { addressOf } from './loadAgain.ts';

const RELOADED = 'reloaded-for-release';

/** Whether the server has removed a module: the page that requests it is older than the releases still kept. */
export async function isPutAway(load: () => Promise<unknown>): Promise<boolean> {
  const address = addressOf(load);
  if (address === undefined) return false;
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}

/** Reloads the current page, with what this tab stores; false if that was already done and did not help. */
export function reloadForRelease(): boolean {
  if (tabStorage.read(RELOADED) !== null) return false;
  tabStorage.write(RELOADED, true);
  // In a browser that stores nothing, the page would reload forever.
  if (tabStorage.read(RELOADED) === null) return false;
  window.location.reload();
  return true;
}

/** To be called once a page has loaded completely: the next release may then reload it again. */
export const pageHasCome = (): void => tabStorage.remove(RELOADED);
