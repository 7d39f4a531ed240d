import { type Components, createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles';
import { type ColorName, color, colorSchemes } from './color.ts';
import { radii } from './shape.ts';
import tokens from './tokens.json';
import { fontFamily, type } from './type.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    tm: Record<ColorName, string>;
    accent: Palette['primary'];
  }
  interface PaletteOptions {
    tm?: Record<ColorName, string>;
    accent?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }
}

const components: Components<Theme> = {
  MuiDialog: { styleOverrides: { paper: { borderRadius: radii.dialog, boxShadow: color.shadowDialog } } },
  MuiDrawer: { styleOverrides: { paper: { backgroundColor: color.bgPaper, backgroundImage: 'none' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: color.bgOverlay } } } },
};

const { duration } = tokens.motion;
const { xs, sm, md, lg, xl } = tokens.breakpoints;

/** The same as in this product's media queries (shape.ts). */
const breakpointsInEm = { xs, sm: sm / 16, md: md / 16, lg: lg / 16, xl: xl / 16 };

/**
 * The groups of MUI's variables that the components here read. The others, two thirds of them, would be useless weight in
 * each page; an MUI component that needs another one fails in development, where it is missing too.
 */
const isRead = {
  palette: /^(?:tm|accent|text|action|common|background|divider|dividerChannel|Input|SnackbarContent)$/,
  // Field labels have a style for each of these.
  colour: /^(?:primary|secondary|error|warning|info|success)$/,
  shade: /^(?:main|mainChannel|contrastText)$/,
  // Elevations of a drawer, a dialog, and flat surfaces.
  elevation: /^(?:0|16|24)$/,
};

function isUnread([group = '', name = '', shade = '']: string[]): boolean {
  switch (group) {
    case 'palette':
      return !isRead.palette.test(name) && !(isRead.colour.test(name) && isRead.shade.test(shade));
    case 'shadows':
    case 'overlays':
      return !isRead.elevation.test(name);
    default:
      return group === 'font';
  }
}

/** Light and dark follow the system by media query alone: no script, no flash, nothing to store. */
export const createSiteTheme = () =>
  createTheme({
    cssVariables: {
      colorSchemeSelector: 'media',
      cssVarPrefix: 'tm',
      shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || isUnread(keys),
    },
    colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
    breakpoints: { values: breakpointsInEm, unit: 'em' },
    spacing: tokens.spacing,
    shape: { borderRadius: tokens.radii.control },
    zIndex: {
      appBar: tokens.zIndex.header,
      drawer: tokens.zIndex.drawer,
      modal: tokens.zIndex.dialog,
      snackbar: tokens.zIndex.toast,
      tooltip: tokens.zIndex.tooltip,
    },
    transitions: {
      duration: {
        shortest: duration.instant,
        shorter: duration.fast,
        short: duration.base,
        standard: duration.base,
        complex: duration.slow,
        enteringScreen: duration.base,
        leavingScreen: duration.fast,
      },
    },
    typography: {
      fontFamily: fontFamily.body,
      h1: type('h1'),
      h2: type('h2'),
      h3: type('h3'),
      h4: type('h4'),
      body1: type('body'),
      body2: type('bodySm'),
      caption: type('caption'),
      button: { ...type('button'), textTransform: 'none', letterSpacing: 0 },
    },
    components,
  });

function palette(scheme: 'light' | 'dark') {
  const { action, status, bg, text, line } = tokens.palette[scheme];
  return {
    primary: { main: action.primaryBg, dark: action.primaryHover, contrastText: action.primaryText },
    accent: {
      main: action.accentBg,
      light: action.accentHover,
      dark: action.accentHover,
      contrastText: action.accentText,
    },
    error: { main: status.error },
    warning: { main: status.warning },
    info: { main: status.info },
    success: { main: status.success },
    background: { default: bg.default, paper: bg.paper },
    text: { primary: text.primary, secondary: text.secondary, disabled: text.disabled },
    divider: line.divider,
    tm: colorSchemes[scheme],
  };
}
