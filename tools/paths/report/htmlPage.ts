import { escapeHtml } from '#domain/text/escapeHtml.ts';

/** A self-contained page: no script, no file, no network. */
export const pageOf = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body>
${body}
</body>
</html>
`;

const STYLE = `
:root{--ink:#142a22;--soft:#4f635a;--line:#d7dfda;--paper:#fff;--wash:#f3f8f1;--pine:#10654f;--itself:#63756d;--bad:#a02511;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--ink:#edf4ef;--soft:#b5c1bb;--line:#3a4f45;--paper:#0d1f19;--wash:#152b23;--pine:#7cc4ab;--itself:#b5c1bb;--bad:#ff8b78}}
body{font:16px/1.5 system-ui,sans-serif;max-width:74rem;margin:0 auto;padding:1.5rem 1.5rem 4rem;color:var(--ink);background:var(--paper)}
h1{font-size:2rem;line-height:1.2;margin:.25rem 0 .75rem}h2{font-size:1.375rem;margin:2.5rem 0 .5rem}p{max-width:52rem}a{color:var(--pine)}
.up{margin:0}.figures{display:flex;flex-wrap:wrap;gap:.25rem .5rem;align-items:baseline;max-width:none}.figures b{font-size:1.25rem}.figures b:not(:first-child),.figures span{margin-left:1rem}.figures span,small{color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}.key{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;color:var(--soft);font-size:.875rem}
code{background:var(--wash);padding:0 .25rem;border-radius:3px;font-size:.875em}pre{background:var(--wash);padding:1rem;overflow-x:auto;font-size:.8125rem}
details.path{border:1px solid var(--line);border-radius:8px;margin:.5rem 0;padding:0 1rem}summary{cursor:pointer;padding:.5rem 0}details.path summary b{display:inline-block;min-width:8.5rem}
ol{margin:.25rem 0 1rem;padding-left:1.75rem}li{margin:.375rem 0}.seen{color:var(--pine)}input{accent-color:var(--pine)}
.warning,.missing{color:var(--bad)}.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.8125rem;line-height:1.35}td,th{border:1px solid var(--line);padding:.3rem .5rem;text-align:left;vertical-align:top}th{background:var(--wash);white-space:nowrap}th.path,td.path{text-align:center;padding:.3rem 0;min-width:1.75rem}th.words{min-width:20rem}td code{color:var(--soft);background:none;padding:0}
.picture{border:1px solid var(--line);border-radius:8px;padding:.5rem}svg{display:block;width:100%;max-width:1180px;height:auto;margin:0 auto;font-size:14px}
svg rect{fill:var(--paper);stroke:var(--itself)}svg .frame>rect:first-child{fill:var(--wash);stroke-dasharray:2 3}svg rect.inner{fill:none}svg text{fill:var(--ink)}svg circle{fill:var(--pine)}
svg .name{font-weight:600}svg .words{font-size:12.5px;fill:var(--soft)}svg .stays{text-anchor:end;font-size:12.5px;fill:var(--pine)}
svg .arrow path{fill:none;stroke:var(--pine);stroke-width:1.5}svg .arrow.itself path{stroke:var(--itself);stroke-dasharray:5 4}svg .arrow rect{stroke:var(--line)}svg .arrow text{text-anchor:middle;font-size:12px;font-variant-numeric:tabular-nums}
svg .arrow:hover path{stroke-width:3}svg .arrow.missing path,svg .arrow.missing rect{stroke:var(--bad)}svg .arrow.missing text{fill:var(--bad)}svg marker path{fill:var(--pine)}
@media print{body{max-width:none}details.path{break-inside:avoid}}`;
