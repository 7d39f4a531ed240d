import { styled } from '@mui/material/styles';
import { color } from '#src/theme/color.ts';
import { CheckRows } from './CheckRows.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type AnswerRow = { id: string; label: string; answer?: string | undefined; isNow?: boolean };

type AnswerChecklistProps = { rows: AnswerRow[]; nowText: string; openText: string };

/** The visitor's answers as lines of a check; what is not answered yet is a dotted line. */
export function AnswerChecklist({ rows, nowText, openText }: AnswerChecklistProps) {
  return (
    <CheckRows>
      {rows.map(({ id, label, answer, isNow = false }) => (
        <div key={id} data-now={isNow}>
          <dt>{label}</dt>
          <dd>
            {isNow
              ? nowText
              : (answer ?? (
                  <>
                    <Dots aria-hidden />
                    <VisuallyHidden>{openText}</VisuallyHidden>
                  </>
                ))}
          </dd>
        </div>
      ))}
    </CheckRows>
  );
}

const Dots = styled('span')({
  display: 'block',
  width: 72,
  marginBottom: 5,
  borderBottom: `2px dotted ${color.lineControl}`,
});
