import type { ReactNode } from 'react';
import { color } from '#src/theme/color.ts';
import { radii } from '#src/theme/shape.ts';
import { styled } from '#src/theme/styled.tsx';

type BadgeProps = { children: ReactNode; tone?: 'neutral' | 'top' | 'success' | 'info' | 'warning' | 'error' };

/** Its words say the same as its colour. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <Tag data-tone={tone}>{children}</Tag>;
}

const tone = (background: string, text: string) => ({ backgroundColor: background, color: text });

const Tag = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  padding: '2px 10px',
  borderRadius: radii.xs,
  fontSize: '.8125rem',
  fontWeight: 660,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  ...tone(color.actionDisabledBg, color.textPrimary),
  '&[data-tone=top]': tone(color.actionAccentBg, color.actionAccentText),
  '&[data-tone=success]': tone(color.statusSuccessBg, color.statusSuccess),
  '&[data-tone=info]': tone(color.statusInfoBg, color.statusInfo),
  '&[data-tone=warning]': tone(color.statusWarningBg, color.statusWarning),
  '&[data-tone=error]': tone(color.statusErrorBg, color.statusError),
});
