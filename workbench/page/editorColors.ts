import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { color } from '#src/theme/color.ts';

/** The editor in the colours of the site, in both schemes. */
export const editorColors = [
  EditorView.theme({
    '&': { backgroundColor: color.bgPaper, color: color.textPrimary, fontSize: '.8125rem' },
    '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.55' },
    '.cm-gutters': { backgroundColor: color.bgSubtle, color: color.textTertiary, borderColor: color.lineDivider },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color.bgTintSoft },
    '.cm-cursor': { borderLeftColor: color.textPrimary },
    '&.cm-focused': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, ::selection': {
      backgroundColor: color.statusInfoBg,
    },
    '.cm-tooltip': {
      backgroundColor: color.bgPaper,
      color: color.textPrimary,
      border: `1px solid ${color.lineControl}`,
      borderRadius: '6px',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      backgroundColor: color.actionPrimaryBg,
      color: color.actionPrimaryText,
    },
    '.cm-panels': { backgroundColor: color.bgSubtle, color: color.textPrimary },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: color.textBrand },
      { tag: tags.string, color: color.textPrimary },
      { tag: [tags.number, tags.bool, tags.null], color: color.statusInfo },
    ]),
  ),
];
