import type { PdfText } from '@app/learning/bring'
import { getDocumentProxy } from 'unpdf'

/** Names of fonts that draw Malayalam where other letters are meant, as newspapers and books had them before Unicode. */
const oldFont =
  /\/(?:[A-Z]{6}\+)?(?:ML[BKUVW]?-?(?:TT|NILA|Indulekha)|FML|Manorama|Mathrubhumi|Thoolika|Panchami)/i

/** More pages are no text to read here. */
const mostPages = 3000

/** The text of a PDF: its lines as they stand on the pages, a blank line where there is room between two. */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const names = new TextDecoder('latin1').decode(bytes.subarray(0, 20_000_000))
  try {
    const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const page = await document.getPage(number)
      pages.push(linesOfPage((await page.getTextContent()).items))
      page.cleanup()
    }
    const text = pages.join('\f')
    if (!/\p{L}/u.test(text)) return { none: 'scan' }
    if (!/\p{Script=Malayalam}/u.test(text) && oldFont.test(names)) return { none: 'old-font' }
    const { info } = await document.getMetadata()
    const { Title: title }: { Title?: unknown } = info
    return { text, title: typeof title === 'string' ? title : '' }
  } catch (error) {
    return { none: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged' }
  }
}

type Item = { str: string; transform: unknown[]; height: number; hasEOL: boolean } | { type: string }

/** Lines are so far apart, in heights of their letters, that a paragraph has ended between them. */
const paragraph = 1.9

function linesOfPage(items: readonly Item[]): string {
  let [text, y, height] = ['', 0, 0]
  for (const item of items) {
    if (!('str' in item)) continue
    const at = Number(item.transform[5])
    if (item.height > 0) {
      if (text.endsWith('\n') && height > 0 && Math.abs(y - at) > height * paragraph) text += '\n'
      ;[y, height] = [at, item.height]
    }
    text += item.str + (item.hasEOL ? '\n' : '')
  }
  return text
}
