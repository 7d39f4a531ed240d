import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';
import { smallInput } from './fields.tsx';

/** Nothing is filled in that is not in the document. */
export const NO_DEFAULTS = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

const SIGNS: Readonly<Record<string, string>> = {
  plus: '+',
  remove: '×',
  'arrow-up': '↑',
  'arrow-down': '↓',
  copy: '⧉',
};

/** How RJSF's own fields look here. */
export const Fields = styled('div')({
  '& input:not([type=checkbox]):not([type=radio]), & select, & textarea': smallInput,
  '& textarea': { minHeight: 60 },
  '& fieldset': { margin: 0, padding: '0 0 0 12px', border: 0, borderLeft: `2px solid ${color.lineDivider}` },
  '& [id="root"] > legend': { display: 'none' },
  '& legend': { padding: 0, fontWeight: 650 },
  '& .rjsf-field': { margin: '10px 0' },
  '& label': { display: 'block', fontSize: '.875rem', fontWeight: 620 },
  '& .field-description, & .help-block': { margin: '2px 0', fontSize: '.8125rem', color: color.textSecondary },
  '& button.btn': {
    minWidth: 36,
    minHeight: 36,
    margin: '4px 4px 0 0',
    border: `1px solid ${color.lineControl}`,
    borderRadius: radii.control,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& .error-detail': {
    margin: '4px 0 0',
    padding: 0,
    listStyle: 'none',
    color: color.statusError,
    fontSize: '.8125rem',
  },
  '& .rjsf-field-error input, & .rjsf-field-error select': { borderColor: color.statusError },
  '& .glyphicon': { fontStyle: 'normal' },
  ...Object.fromEntries(
    Object.entries(SIGNS).map(([name, sign]) => [`& .glyphicon-${name}::before`, { content: `"${sign}"` }]),
  ),
});
