/** “take the key away”, “look at it”, “look” where nothing is looked at, “put it on”; and “wait for” where it is asked for whom. */
export function placedObject(
  english: string,
  object: string,
  isAsked: boolean,
): { verb: string; rest: string } {
  const plain = object === '' && !isAsked ? english.replace(/ \([^)]*\)/u, '') : english.replace(/[()]/gu, '')
  if (plain.includes('~')) return { verb: plain.replace(/ *~ */u, ` ${object} `).trim(), rest: '' }
  const [verb = '', particle = ''] = plain.split(' ')
  if (parted.test(plain) && pronoun.test(object)) return { verb: `${verb} ${object} ${particle}`, rest: '' }
  return { verb: plain, rest: object }
}

const parted = /^(?:put|take|switch|find|spread|drop) (?:on|off|out)$/u
const pronoun = /^(?:\(it\)|it|this|that|these|them|everything|something|anything|me|you|him|her|us)$/u

/** “be very hungry”, “rain heavily”: what is not done well is not said to be. */
export function withHow(english: string, how: string): { english: string; how: string } {
  if (how !== 'well') return { english, how }
  if (/^(?:be|get) /u.test(english)) return { english: english.replace(' ', ' very '), how: '' }
  if (/^(?:rain|snow)$/u.test(english)) return { english, how: 'heavily' }
  return { english, how: /^(?:sweat|cough|hurt|laugh|cry)$/u.test(english) ? 'a lot' : how }
}

/** “went to sleep late”: who slept late got up late. “Ten minutes late”, “arrived ten minutes early”. */
export function lateBy(english: string, when: string): { english: string; when: string } {
  if (english === 'sleep' && /^(?:late|early)\b/u.test(when)) return { english: 'go to sleep', when }
  const early = /^for (.*?) (early|late)\b(.*)$/u.exec(when)
  if (early) return { english, when: `${early[1] ?? ''} ${early[2] ?? ''}${early[3] ?? ''}` }
  const late = english === 'be late' ? /^for (.*?(?:minute|hour|day|week)s?)(?: (.*))?$/u.exec(when) : null
  return late ? { english: `be ${late[1] ?? ''} late`, when: late[2] ?? '' } : { english, when }
}
