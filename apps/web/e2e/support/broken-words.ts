import type { Page } from '@playwright/test'

/** The words of links, buttons, headings and labels that do not stand whole on one line. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken = new Set<string>()
    const linesOf = (node: Node, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      const seen = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      return seen.map(({ top }) => top)
    }
    for (const element of document.querySelectorAll('a, button, summary, h1, h2, h3, label, legend')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u200b\-–/,.]+/g)) {
          const tops = linesOf(node, index, index + word.length)
          if (tops.some((top) => top - (tops[0] ?? top) > 10)) broken.add(word)
        }
    }
    return [...broken]
  })
