import { keyOf } from '@app/malayalam'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

const names = (locale: string, part: 'weekday' | 'month') => {
  const format = new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' })
  // 1 January 2023 was a Sunday.
  return part === 'weekday'
    ? Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2023, 0, 1 + day)))
    : Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2023, month, 1)))
}

const pair = (part: 'weekday' | 'month') => {
  const malayalam = names('ml', part)
  return names('en', part).map((name, at) => [name, malayalam[at] ?? ''] as const)
}

/**
 * The Malayalam names of the weekdays and of the months of the Gregorian year, by the English ones (CLDR,
 * through Intl).
 */
const calendarNames = new Map([...pair('weekday'), ...pair('month')])
const gregorianMonths = names('en', 'month')

/** The Malayalam year. Its first month begins in the middle of August. */
const keralaMonths = 'ചിങ്ങം കന്നി തുലാം വൃശ്ചികം ധനു മകരം കുംഭം മീനം മേടം ഇടവം മിഥുനം കർക്കടകം'.split(' ')

/**
 * A question whose answer is a weekday or a month asks for it by name. A Malayalam month is at the right time
 * of the year.
 */
export function calendar({ topics }: Source): Fault[] {
  return topics.flatMap(({ key, document, questions }) =>
    questions.flatMap(({ prompt, options }, at): Fault[] => {
      const answer = options[0]?.text ?? ''
      const place = ['questions', at, 'prompt']
      const name = calendarNames.get(answer)
      if (name)
        return keyOf(name) === keyOf(prompt)
          ? []
          : [document.fault(place, `${answer} is ${name}, not ${prompt}.`)]
      if (key === 'weekdays_malayalam') return [document.fault(place, `"${answer}" is no day of the week.`)]
      if (key !== 'months_kerala') return []
      const month = keralaMonths.indexOf(prompt)
      if (month < 0) return [document.fault(place, `${prompt} is no month of the Malayalam year.`)]
      const span = `Mid-${gregorianMonths[(month + 7) % 12]} to mid-${gregorianMonths[(month + 8) % 12]}`
      return answer === span
        ? []
        : [document.fault(['questions', at, 'options', 0], `${prompt} lies from ${span}.`)]
    }),
  )
}
