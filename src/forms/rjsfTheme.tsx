import type { ThemeProps } from '@rjsf/core';
// Imported by file: the package's index also exports a test helper that would load Ajv in the browser.
import withTheme from '@rjsf/core/lib/withTheme.js';
import {
  type FieldTemplateProps,
  getUiOptions,
  type ObjectFieldTemplateProps,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { from } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { ChoiceCards } from './widgets/ChoiceCards.tsx';
import { ChoiceList } from './widgets/ChoiceList.tsx';
import { ConsentBox } from './widgets/ConsentBox.tsx';
import { CountInput, MoneyInput, RateInput } from './widgets/FigureInputs.tsx';
import { RadioLine } from './widgets/RadioLine.tsx';
import { SelectInput } from './widgets/SelectInput.tsx';
import { TextArea } from './widgets/TextArea.tsx';
import { TextInput } from './widgets/TextInput.tsx';

const Nothing = () => null;

/** Fields in two columns from the first breakpoint on; a field with `ui:options.wide` spans both. */
function Fields({ properties, uiSchema }: ObjectFieldTemplateProps) {
  return (
    <Grid data-several={properties.length > 1}>
      {properties.map(({ name, content, hidden }) => (
        <div key={name} data-wide={getUiOptions(uiSchema?.[name]).wide === true} hidden={hidden}>
          {content}
        </div>
      ))}
    </Grid>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gap: 20,
  '& > div': { minWidth: 0 },
  [from.small]: {
    '&[data-several=true]': { gridTemplateColumns: '1fr 1fr' },
    '& > [data-wide=true]': { gridColumn: '1 / -1' },
  },
});

const theme = {
  // Where RJSF renders its own fields, as in the workbench, an array would otherwise become the cards of a single choice.
  fields: { ArrayField: ChoiceList },
  widgets: {
    TextWidget: TextInput,
    TextareaWidget: TextArea,
    EmailWidget: TextInput,
    URLWidget: TextInput,
    SelectWidget: SelectInput,
    RadioWidget: RadioLine,
    CheckboxWidget: ConsentBox,
    choiceCards: ChoiceCards,
    // Named by format, which RJSF uses as the name of the widget.
    money: MoneyInput,
    rate: RateInput,
    count: CountInput,
  },
  templates: {
    FieldTemplate: ({ children }: FieldTemplateProps) => children,
    WrapIfAdditionalTemplate: ({ children }: WrapIfAdditionalTemplateProps) => children,
    ObjectFieldTemplate: Fields,
    // The widgets render labels, help and errors themselves; buttons are outside the fields.
    TitleFieldTemplate: Nothing,
    DescriptionFieldTemplate: Nothing,
    FieldErrorTemplate: Nothing,
    FieldHelpTemplate: Nothing,
    ErrorListTemplate: Nothing,
    UnsupportedFieldTemplate: Nothing,
    OptionalDataControlsTemplate: Nothing,
    BaseInputTemplate: Nothing,
    ButtonTemplates: { SubmitButton: Nothing },
  },
};

// RJSF's type requires every stock template; no schema here uses the missing ones.
export const RjsfForm = withTheme(theme as unknown as ThemeProps);
