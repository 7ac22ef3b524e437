import type { Language } from '@app/learning/languages'

type Parts = {
  language: Language
  title: string
  lines: readonly string[]
  /** A link, shown as `button` with its address below, or without one a code, shown large; a notice has neither. */
  key: string | undefined
  button: string | undefined
  closing: string
}

const body = 'margin:0;padding:24px;background:#faf7f2;color:#1f1b16;font:17px/1.6 system-ui,sans-serif'
const card = 'max-width:32rem;margin:0 auto;padding:24px;background:#fff;border-radius:12px'
const action =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5c4c;color:#fff;text-decoration:none;font-weight:bold'
const code = 'font:bold 32px/1.4 ui-monospace,monospace;letter-spacing:0.2em'
const small = 'font-size:14px;color:#5c544a;overflow-wrap:anywhere'

/** The HTML of a mail: no pictures, nothing loaded, legible with its styles taken away. */
export function mailPage({ language, title, lines, key, button, closing }: Parts): string {
  const shown =
    key === undefined
      ? ''
      : button
        ? `<p><a href="${escaped(key)}" style="${action}">${escaped(button)}</a></p><p style="${small}">${escaped(key)}</p>`
        : `<p style="${code}">${escaped(key)}</p>`
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="${body}"><div style="${card}">
<h1 style="font-size:22px;line-height:1.3">${escaped(title)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${shown}
<p style="${small}">${escaped(closing)}</p>
</div></body>
</html>
`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
