import type { KeyboardEvent, MouseEvent } from 'react';
import { ChoiceCardFrame, ChoiceGrid } from '#src/ui/ChoiceCardFrame.tsx';
import { useFormContext } from '../formContext.ts';
import type { OurWidgetProps } from '../rjsfTypes.ts';
import { ChoicePicture } from './ChoicePicture.tsx';

/**
 * A single choice as large cards. A click or Enter answers the question; arrow keys only move the choice, because a
 * question that advances would otherwise be answered by browsing its options. A click on the card that is already chosen
 * answers it too (F-02), although it fires no change event.
 */
export function ChoiceCards(props: OurWidgetProps) {
  const { id, name, value, options, disabled = false } = props;
  const { optionsOf, onChoose, headingId } = useFormContext();
  const areFigures = options.figures === true;
  return (
    <ChoiceGrid id={id} role="radiogroup" aria-labelledby={headingId} data-figures={areFigures}>
      {optionsOf(name).map((option) => (
        <ChoiceCardFrame
          key={option.value}
          figure={areFigures}
          label={option.title}
          icon={!areFigures && <ChoicePicture options={options} value={option.value} />}
          input={
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={disabled}
              onChange={() => props.onChange(option.value)}
              onClick={(event) => {
                if (isPointerClick(event)) onChoose(name, option.value);
              }}
              onKeyDown={(event) => {
                if (!isPlainEnter(event)) return;
                event.preventDefault();
                onChoose(name, option.value);
              }}
            />
          }
        />
      ))}
    </ChoiceGrid>
  );
}

/** The click that an arrow key or Space causes on a radio has `detail` 0. */
const isPointerClick = (event: MouseEvent) => event.detail > 0;

const isPlainEnter = (event: KeyboardEvent) => event.key === 'Enter' && !event.repeat;
