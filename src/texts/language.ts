import { translations } from 'virtual:translations';
import { browserStorage } from '#src/storage/browserStorage.ts';
import { ENGLISH, speak } from './spoken.ts';

const KEPT_AS = 'language';

/** The language chosen earlier on this device (D11). */
export async function restoreLanguage(): Promise<void> {
  const kept = browserStorage.read(KEPT_AS);
  if (typeof kept === 'string' && kept !== ENGLISH) await change(kept);
}

export async function chooseLanguage(language: string): Promise<void> {
  browserStorage.write(KEPT_AS, language);
  await change(language);
}

/** A language without translations, or one that fails to load, leaves the page as it is. */
async function change(language: string): Promise<void> {
  const translation = language === ENGLISH ? undefined : await translations[language]?.().catch(() => undefined);
  if (language !== ENGLISH && !translation) return;
  speak(language, translation?.documents);
  document.documentElement.lang = language;
}
