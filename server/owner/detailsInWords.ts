import type { Lead } from '#server/leads/lead.ts';
import type { LeadKind } from '#server/leads/leadKind.ts';
import { leadWords, type Section } from '#server/mail/templates/sections.ts';
import { formatValue } from './exportCsv.ts';

/**
 * What a lead says besides its form. Details that an earlier release stored, and that their kind can't put into words, are
 * shown as they are stored: a lead can be opened whatever it holds.
 */
export function detailsInWords(kind: LeadKind, lead: Lead, language?: string): Section[] {
  try {
    return kind.inWords?.(lead, language) ?? [];
  } catch {
    const lines = Object.entries(lead.details).map(([label, value]) => ({ label, value: formatValue(value) }));
    return lines.length > 0 ? [{ title: leadWords(language).answersTitle, lines }] : [];
  }
}
