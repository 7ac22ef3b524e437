/** Words that are written in two ways, in pairs: the second way is the one that is compared. */
const lines = `grey gray, programme program, programmes programs, cheque check, cheques checks, tyre tire, tyres tires,
aeroplane airplane, aeroplanes airplanes, pyjamas pajamas, mum mom, mummy mommy, jewellery jewelry, plough
plow, ploughing plowing, mould mold, kerb curb, practise practice, licence license, defence defense, offence
offense, storey story, yoghurt yogurt, doughnut donut, moustache mustache, judgement judgment, ageing aging,
sceptical skeptical, cosy cozy, draught draft, enrol enroll, enrolment enrollment, fulfil fulfill, skilful
skillful, towards toward, afterwards afterward, backwards backward, forwards forward, okay ok, maths math,
learnt learned, burnt burned, spelt spelled, dreamt dreamed, manoeuvre maneuver, axe ax, chilli chili, chile
chili, tumeric turmeric, whisky whiskey, woollen woolen`

const other = new Map(lines.split(/,\s+/u).map((line) => line.split(/\s+/u) as [string, string]))

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
