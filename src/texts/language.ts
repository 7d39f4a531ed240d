import { translations } from 'virtual:translations';
import { browserStorage } from '#src/storage/browserStorage.ts';
import { ENGLISH, texts } from './texts.ts';

const KEPT_AS = 'language';

/** The language chosen earlier on this device (D11). */
export async function restoreLanguage(): Promise<void> {
  const kept = browserStorage.read(KEPT_AS);
  if (typeof kept === 'string' && kept !== ENGLISH) await speak(kept);
}

export async function chooseLanguage(language: string): Promise<void> {
  browserStorage.write(KEPT_AS, language);
  await speak(language);
}

/** A language without translations, or one that fails to load, leaves the page as it is. */
async function speak(language: string): Promise<void> {
  if (language !== ENGLISH) {
    const translation = await translations[language]?.().catch(() => undefined);
    if (!translation) return;
    for (const [name, words] of Object.entries(translation.documents)) texts.addResourceBundle(language, name, words);
  }
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
}
