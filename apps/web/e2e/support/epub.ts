import { strToU8, zipSync } from 'fflate'

/** A book as its makers pack it: a chapter for each of these texts, with its heading. */
export function epub(
  title: string,
  chapters: readonly { title: string; sentences: readonly string[] }[],
): Buffer {
  const page = (chapter: (typeof chapters)[number]) =>
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${chapter.title}</title></head><body><h1>${chapter.title}</h1>${chapter.sentences.map((sentence) => `<p>${sentence}</p>`).join('')}</body></html>`
  const items = chapters.map(
    (_, place) => `<item id="c${place}" href="c${place}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  const spine = chapters.map((_, place) => `<itemref idref="c${place}"/>`)
  const files = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'book.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:language>ml</dc:language></metadata><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
    ...Object.fromEntries(chapters.map((chapter, place) => [`c${place}.xhtml`, page(chapter)])),
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )
}
