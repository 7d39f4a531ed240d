import comparisonTexts from '#schemas/texts/comparison.json';
import { ButtonLink } from '#src/routing/ButtonLink.tsx';
import { paths } from '#src/routing/paths.ts';
import { useTexts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { type ShownSystem, useResultActions } from './resultActions.ts';

/** While one request runs, no second one can be sent (spec 2). */
export function SystemQuoteButton({ system }: { system: ShownSystem }) {
  const text = useTexts(comparisonTexts);
  const { askForSystemQuote, asking } = useResultActions() ?? {};
  const words = (
    <span>
      <span>{`${text('actions.quote')} `}</span>
      <VisuallyHidden>{text('actions.ofSystem', { name: system.name })}</VisuallyHidden>
    </span>
  );
  if (!askForSystemQuote)
    return (
      <ButtonLink to={paths.startQuiz} look="secondary">
        {words}
      </ButtonLink>
    );
  const isAsking = asking === system.slug;
  return (
    <Button
      look="secondary"
      busy={isAsking}
      // Not `disabled`, or the focus would be lost before the confirmation can take it and later return it.
      aria-disabled={isAsking}
      disabled={asking !== undefined && !isAsking}
      onClick={() => askForSystemQuote(pick(system))}
    >
      {isAsking ? text('actions.submitting') : words}
    </Button>
  );
}

/** Only the fields of the quote request. */
const pick = ({ slug, name, subtitle, description }: ShownSystem): ShownSystem => ({
  slug,
  name,
  subtitle,
  description,
});
