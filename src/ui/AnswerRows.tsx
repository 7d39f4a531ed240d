import { color } from '#src/theme/color.ts';
import { styled } from '#src/theme/styled.tsx';
import { ReceiptRow, ReceiptRows } from './ReceiptRows.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type AnswerRow = { id: string; label: string; answer?: string | undefined; isNow?: boolean };

type AnswerRowsProps = { rows: AnswerRow[]; nowText: string; openText: string };

/** Unanswered questions are dotted lines. */
export function AnswerRows({ rows, nowText, openText }: AnswerRowsProps) {
  return (
    <ReceiptRows>
      {rows.map(({ id, label, answer, isNow = false }) => (
        <ReceiptRow key={id} label={label} isNow={isNow}>
          {isNow
            ? nowText
            : (answer ?? (
                <>
                  <Dots aria-hidden />
                  <VisuallyHidden>{openText}</VisuallyHidden>
                </>
              ))}
        </ReceiptRow>
      ))}
    </ReceiptRows>
  );
}

const Dots = styled('span')({
  display: 'block',
  width: 72,
  marginBottom: 5,
  borderBottom: `2px dotted ${color.lineControl}`,
});
