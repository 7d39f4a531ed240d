import { keyframes } from '@emotion/react';
import { styled } from '#src/theme/styled.tsx';

export function ServiceBell() {
  return (
    <svg viewBox="0 0 220 160" width="220" height="160" aria-hidden="true">
      <g transform="rotate(-7 70 80)" stroke="#B1D0B2" strokeWidth="1.5">
        <path fill="#fff" d="M16 24h78v104l-6.5 7-6.5-7-6.5 7-6.5-7-6.5 7-6.5-7-6.5 7-6.5-7-6.5 7-6.5-7-6.5 7-6.5-7z" />
        <g stroke="none" fill="#B1D0B2">
          <rect x="30" y="44" width="36" height="6" rx="3" />
          <rect x="30" y="60" width="50" height="6" rx="3" />
          <rect x="30" y="76" width="28" height="6" rx="3" />
        </g>
      </g>
      <g transform="rotate(5 110 80)">
        <path
          fill="#FFF0B8"
          d="M70 14h78v108l-6.5 7-6.5-7-6.5 7-6.5-7-6.5 7-6.5-7-6.5 7-6.5-7-6.5 7-6.5-7-6.5 7-6.5-7z"
        />
        <g fill="#E9C85A">
          <rect x="84" y="34" width="36" height="6" rx="3" />
          <rect x="84" y="50" width="48" height="6" rx="3" />
        </g>
      </g>
      <Bell>
        <path d="M92 122a54 54 0 0 1 108 0z" fill="#FFCB31" />
        <path d="M108 122a38 38 0 0 1 26-36" stroke="#FFE08A" strokeWidth="7" fill="none" strokeLinecap="round" />
        <rect x="140" y="56" width="12" height="14" rx="3" fill="#0C3D2F" />
        <circle cx="146" cy="54" r="9" fill="#10654F" />
      </Bell>
      <rect x="82" y="120" width="128" height="16" rx="8" fill="#0C3D2F" />
      <path d="M186 54l12-14M204 74l16-6M172 40l4-18" stroke="#C0301A" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

const ring = keyframes({
  '0%, 100%': { transform: 'none' },
  '25%': { transform: 'rotate(12deg)' },
  '60%': { transform: 'rotate(-6deg)' },
});

const Bell = styled('g')({ transformOrigin: '146px 122px', animation: `${ring} 400ms 300ms ease-in-out` });
