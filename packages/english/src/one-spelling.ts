import spellings from './tables/spellings.json' with { type: 'json' }

/** Words that are written in two ways: the second way is the one that is compared. */
const other = new Map(Object.entries(spellings))

const our =
  /^((?:dis)?(?:colo|flavo|hono|labo|neighbo|rumo|favo|behavio|harbo|humo|vapo|armo|odo|vigo|splendo|glamo|savio|cando|endeavo|parlo|clamo|ardo|tumo|valo|fervo))u(r.*)$/
const re = /^((?:kilo|centi|milli)?(?:cent|theat|met|lit|fib|calib|sab|spect|meag|somb|lust))re(s?)$/
const doubled =
  /^(travel|cancel|label|model|signal|level|jewel|marvel|quarrel|counsel|fuel|dial|equal|tunnel|total|rival|panel|channel)l(ed|ing|er|ers|or|ors)$/

/** A word in one of the two spellings of English: colour is color. */
export function inOneSpelling(word: string): string {
  return (other.get(word) ?? word)
    .replace(our, '$1$2')
    .replace(re, '$1er$2')
    .replace(doubled, '$1$2')
    .replace(/^(.{2,}[iy])s(e|es|ed|ing|er|ers|ation|ations)$/, '$1z$2')
    .replace(/^(.{3,}og)ue(s?)$/, '$1$2')
    .replace(/^(.*)ae(mia|sthe.*)$/, '$1e$2')
}
