import { describe, expect, it } from 'vitest'
import { canMatch, elementsOf, pageCss } from './page-css.ts'

const page = elementsOf(
  `<main class="flex md:p-4 [&amp;_a]:underline"><a class="w-1/2" href="/" data-state="silent">x</a></main>
   <noscript><b class="grow">x</b></noscript>`,
)

describe('canMatch', () => {
  it.each([
    '.flex',
    '*',
    ':root[data-theme=dark]',
    '.md\\:p-4:hover',
    '.w-1\\/2',
    '.\\[\\&_a\\]\\:underline a',
    '.flex:not(.hidden)',
    ':where(.flex>:not(:last-child))',
    'a',
    ':where(select:is([multiple],[size])) optgroup',
    '.flex[data-theme=dark]',
    '.w-1\\/2[data-state=silent]',
    'a[data-state="silent"][open]',
  ])('keeps %s', (selector) => expect(canMatch(selector, page)).toBe(true))

  it.each([
    '.hidden',
    '.flex .hidden',
    '.md\\:p-2',
    'table',
    '.flex table',
    ':where(.grid>:not(:last-child))',
    '.w-1',
    '::placeholder',
    '::-webkit-datetime-edit',
    '.w-1\\/2[data-state=playing]',
    '.flex[aria-current=page]',
    'b',
    '.grow',
  ])('leaves out %s', (selector) => expect(canMatch(selector, page)).toBe(false))

  it('keeps what is drawn inside a control if there is one', () => {
    const [text, date] = [elementsOf('<input type="text"/>'), elementsOf('<input type="date"/>')]
    expect(canMatch('::placeholder', text)).toBe(true)
    expect(canMatch('::-webkit-datetime-edit', text)).toBe(false)
    expect(canMatch('::-webkit-datetime-edit', date)).toBe(true)
  })

  it('reads a class that is written by its code point', () => {
    expect(canMatch('.\\32 xl\\:flex', elementsOf('<p class="2xl:flex">'))).toBe(true)
  })
})

describe('pageCss', () => {
  it('keeps what the page needs, in its order, and no layer loses its place', () => {
    const css =
      '@layer base, utilities;@layer utilities{.hidden{display:none}@media (min-width:9px){.hidden{top:0}}.flex{display:flex}}'
    expect(pageCss(css, page)).toBe('@layer base, utilities;@layer utilities{.flex{display:flex}}')
  })

  it('drops custom properties that only dropped rules read', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}@property --a{syntax:"*";inherits:false}.hidden{top:var(--a)}.flex{top:var(--c)}'
    expect(pageCss(css, page)).toBe(':root{--c:2px}.flex{top:var(--c)}')
  })

  it('keeps fonts and used key frames whole', () => {
    const played = '@keyframes busy{0%{opacity:0}to{opacity:1}}.flex{animation:1s busy}'
    const font = '@font-face{font-family:"A";src:url(/a.woff2)}'
    expect(pageCss(`@keyframes spin{to{opacity:0}}${played}${font}`, page)).toBe(played + font)
  })

  it('leaves out rules for elements that only occur in what is left out', () => {
    const css = '@media (min-width:9px){@media (hover:hover){.flex{top:0}}.hidden{top:0}}.flex{display:flex}'
    expect(pageCss(css, page)).toBe('.flex{display:flex}')
  })

  it('leaves out what only shows later: under a pointer, on paper, in the reader’s own colours, without scripts, in motion', () => {
    const later =
      '.flex:hover{top:0}@media print{.flex{top:1px}}@media (hover:hover){a{top:2px}}@media (forced-colors:active){a{top:3px}}@media (scripting:none){a{top:4px}}'
    expect(pageCss(`.flex{display:flex;transition:all 1s}${later}`, page)).toBe('.flex{display:flex}')
  })
})
