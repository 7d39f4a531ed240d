import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Says in words, beside a name, what its colour shows: the system is in the visitor's top 3. */
export function TopMark() {
  const text = useTexts(comparisonPageTexts);
  return <VisuallyHidden>{` (${text('marked')})`}</VisuallyHidden>;
}
