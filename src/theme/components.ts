import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { type ButtonLook, buttonStyle, focusRing } from './buttonStyle.ts';
import { color } from './color.ts';
import { over, radii } from './shape.ts';
import { type } from './type.ts';

const border = (width: number, line: string): CSSObject => ({ borderWidth: width, borderColor: line });

/** ButtonBase has no ripple because a button sinks instead. */
export const components: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ ownerState: { variant, color: slot, size = 'medium' } }) =>
        buttonStyle(lookOf(variant, slot), size === 'small' || size === 'large' ? size : 'medium'),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        borderRadius: radii.control,
        color: color.textPrimary,
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 52,
        borderRadius: radii.control,
        backgroundColor: color.bgPaper,
        transition: over('outline-color'),
        '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
        '&& .MuiOutlinedInput-notchedOutline': border(1.5, color.lineControl),
        '&&:hover .MuiOutlinedInput-notchedOutline': border(1.5, color.lineControlHover),
        '&&.Mui-error .MuiOutlinedInput-notchedOutline': border(2, color.lineError),
        '&.Mui-focused': focusRing,
      },
      input: {
        padding: '14px 16px',
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: color.textTertiary, opacity: 1 },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        ...type('label'),
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        whiteSpace: 'normal',
        '&, &.Mui-focused, &.Mui-error': { color: color.textPrimary },
      },
      asterisk: { color: color.textSerial },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...type('caption'),
        margin: '6px 0 0',
        color: color.textSecondary,
        '&.Mui-error': { color: color.statusError },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 10,
        color: color.lineControl,
        '&.Mui-focusVisible': { ...focusRing, outlineOffset: -6, borderRadius: radii.control },
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radii.dialog, boxShadow: color.shadowDialog } } },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: color.bgPaper, backgroundImage: 'none' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.bgOverlay } } } },
};

function lookOf(variant: string | undefined, slot: string | undefined): ButtonLook {
  if (variant === 'text') return 'quiet';
  if (variant === 'outlined') return 'secondary';
  return slot === 'accent' ? 'accent' : 'primary';
}
