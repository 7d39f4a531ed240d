import comparisonPageTexts from '#schemas/texts/comparison-page.json';
import { useTexts } from '#src/texts/texts.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Says beside a name what its colour shows: that the system is one of the visitor's top 3. */
export function TopMark() {
  const text = useTexts(comparisonPageTexts);
  return <VisuallyHidden>{` (${text('marked')})`}</VisuallyHidden>;
}
