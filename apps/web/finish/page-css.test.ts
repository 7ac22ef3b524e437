import { describe, expect, it } from 'vitest'
import { canMatch, elementsOf, pageCss } from './page-css.ts'

const page = elementsOf(
  '<main class="flex md:p-4 [&amp;_a]:underline"><a class="w-1/2" href="/">x</a></main>',
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
    '::placeholder',
    ':where(select:is([multiple],[size])) optgroup',
  ])('keeps %s', (selector) => expect(canMatch(selector, page)).toBe(true))

  it.each([
    '.hidden',
    '.flex .hidden',
    '.md\\:p-2',
    'table',
    '.flex table',
    ':where(.grid>:not(:last-child))',
    '.w-1',
  ])('leaves out %s', (selector) => expect(canMatch(selector, page)).toBe(false))

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

  it('drops custom properties that are read only by what is dropped', () => {
    const css =
      ':root{--a:var(--b);--b:1px;--c:2px}@property --a{syntax:"*";inherits:false}.hidden{top:var(--a)}.flex{top:var(--c)}'
    expect(pageCss(css, page)).toBe(':root{--c:2px}.flex{top:var(--c)}')
  })

  it('keeps keyframes and fonts whole', () => {
    const css = '@keyframes busy{from{opacity:0}to{opacity:1}}@font-face{font-family:"A";src:url(/a.woff2)}'
    expect(pageCss(css, page)).toBe(css)
  })
})
