import { readFileSync } from 'node:fs'
import type { SocialCard } from './cards.ts'

/** Pieces of the app itself: its style sheet, and its pictures as SVG. */
export type Pieces = { css: string; backwater: string; emblem: string }

const names = { en: 'Malayalam for All', ml: 'എല്ലാവർക്കും മലയാളം' }

const face = (script: 'latin' | 'malayalam', weight: 400 | 700) => {
  const file = `node_modules/@fontsource/noto-sans-malayalam/files/noto-sans-malayalam-${script}-${weight}-normal.woff2`
  const range = script === 'malayalam' ? 'unicode-range: U+0D00-0D7F, U+200C-200D;' : ''
  return `@font-face { font-family: Card; font-weight: ${weight}; ${range} src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}) }`
}
const faces = (['latin', 'malayalam'] as const).flatMap((script) => [face(script, 400), face(script, 700)])

/** The sky is the background, and the app's own backwater picture is in front of it. */
const style = `
  ${faces.join('\n')}
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: #fdeec4; color: #2a2118; }
  body, body * { font-family: Card, sans-serif !important; box-sizing: border-box; }
  .water { position: absolute; left: 0; bottom: -52px; width: 1200px; height: 390px; }
  .band { position: absolute; inset: 0 0 auto; height: 26px; background: linear-gradient(#c4942a 0 15px, transparent 15px 20px, #c4942a 20px 23px, transparent 23px); }
  .words { position: absolute; left: 64px; top: 46px; width: 700px; }
  .name { display: flex; align-items: center; gap: 18px; font-size: 32px; font-weight: 700; color: #1d6b3c; }
  .name svg { width: 60px; height: 60px; }
  h1 { margin: 14px 0 10px; font-size: 66px; line-height: 1.08; font-weight: 700; text-wrap: balance; }
  h1:lang(ml) { font-size: 56px; line-height: 1.28; font-weight: 700; }
  .line { margin: 0; font-size: 30px; line-height: 1.35; color: #4a3f2e; text-wrap: balance; }
  .line:lang(ml) { font-size: 29px; line-height: 1.5; }
  .motif { position: absolute; right: 64px; top: 50px; width: 400px; height: 232px; display: flex; flex-direction: column; justify-content: center; align-items: flex-end; gap: 30px; }
  .tiles { display: grid; gap: 16px; }
  .tiles b { width: 104px; height: 104px; display: grid; place-content: center; font-size: 50px; line-height: 1; font-weight: 400; background: #fffdf8; border: 4px solid #c4942a; border-radius: 24px; color: #1d6b3c; }
  .bar { display: flex; gap: 6px; }
  .bar i { width: 28px; height: 44px; border-radius: 8px; background: #fffdf8; border: 3px solid #c4942a; }
  .bar .filled { background: #c4942a; }
  .bubble { position: relative; background: #fffdf8; border: 4px solid #c4942a; border-radius: 32px; padding: 12px 32px; font-size: 42px; line-height: 1.4; color: #1d6b3c; white-space: nowrap; }
  .bubble::after { content: ''; position: absolute; right: 56px; bottom: -18px; width: 30px; height: 30px; background: #fffdf8; border: solid #c4942a; border-width: 0 4px 4px 0; transform: rotate(45deg); }
`

export function cardHtml(
  { language, title, line, motif }: SocialCard,
  { css, backwater, emblem }: Pieces,
): string {
  return `<!doctype html><html lang="${language}" data-theme="light"><style>${css}</style><style>${style}</style><body>
    <div class="water">${backwater}</div><div class="band"></div>
    <div class="words"><div class="name">${emblem}${names[language]}</div><h1>${title}</h1><p class="line">${line}</p></div>
    <div class="motif">${motif}</div>`
}
