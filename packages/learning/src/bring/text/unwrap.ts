const sentenceEnd = /[.!?…।:;]["'”’)\]]*$/u
const endWithin = /[.!?…।]["'”’)\]]*\s+["'“‘([]*\p{L}/u
/** An item of a list, or what somebody says, begins a line of its own. */
const ownLine = /^\s*(?:[-–—*•·▪◦‣]\s|\(?\d{1,3}[.)]\s|[“"‘]|\p{L}{1,20}\s*[:：]\s)/u
const hyphen = /(?<=[\p{L}\p{M}])[-\u00AD‐]$/u
/** No word has one of these after its first letter. */
const vowel = /^[അ-ഔ]/u

/** In letters without their signs. A page is wider than this, and verse is narrower than a page. */
const narrowest = 20
const wide = 45

/** A line that has less than this part of the page's width ends a paragraph. */
const filled = 0.8

/**
 * The paragraphs of a text: those of a page, whose lines break where the page ends, are made whole. Verse and lists
 * keep their lines. Also the number of lines that were joined.
 */
export function unwrapped(lines: readonly string[]): { paragraphs: string[]; joined: number } {
  const width = widthOfPage(lines)
  const paragraphs: string[] = []
  let joined = 0
  let before = ''
  for (const line of lines) {
    const text = line.trim()
    const goesOn = before !== '' && text !== '' && continues(before, line, width)
    if (goesOn) {
      joined++
      paragraphs.push(together(paragraphs.pop() ?? '', text))
    } else if (text !== '') paragraphs.push(text)
    before = text
  }
  return { paragraphs, joined }
}

function continues(before: string, line: string, width: number | undefined): boolean {
  const text = line.trim()
  if (hyphen.test(before) && /^[\p{Ll}\u0D00-\u0D7F]/u.test(text)) return true
  if (width === undefined || ownLine.test(line) || /^\s{2,}\S/.test(line)) return false
  return !(sentenceEnd.test(before) && !isFull(before, text, width))
}

function together(before: string, text: string): string {
  if (!hyphen.test(before)) return `${before} ${text}`
  return (vowel.test(text) ? before : before.replace(hyphen, '')) + text
}

/** The width of a page that the lines fill; undefined if they break where their writer wanted. */
function widthOfPage(lines: readonly string[]): number | undefined {
  const pairs = lines.flatMap((line, place) => {
    const next = lines[place + 1]?.trim() ?? ''
    return line.trim() === '' || next === '' || ownLine.test(next) ? [] : [[line.trim(), next] as const]
  })
  if (pairs.length === 0) return undefined
  const widths = lines.map(widthOf).filter((width) => width > 0)
  const width = widths.toSorted((one, other) => one - other)[Math.floor(widths.length * 0.95)] ?? 0
  if (widths.length < 3 || width < narrowest) return undefined
  const share = (test: (before: string, next: string) => boolean) =>
    pairs.filter(([before, next]) => test(before, next)).length / pairs.length
  const full = share((before, next) => isFull(before, next, width))
  const open = share((before) => !sentenceEnd.test(before))
  const within = lines.filter((line) => endWithin.test(line.trim())).length
  const isProse = within >= Math.max(1, widths.length / 8) && open >= 0.3
  return full >= 0.75 && (isProse || (width >= wide && full >= 0.85 && open >= 0.6)) ? width : undefined
}

/** Whether the next word had no room in the line. */
const isFull = (before: string, next: string, width: number) =>
  widthOf(before) + 1 + widthOf(next.split(/\s/, 1)[0] ?? '') >= width * filled

/** Signs above and below a letter take no room of their own. */
const widthOf = (text: string) => text.trim().replace(/[\p{Mn}\u200C\u200D]/gu, '').length
