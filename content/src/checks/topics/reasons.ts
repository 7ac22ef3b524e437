import { whyWrong } from '@app/learning/quiz'
import { words } from '@app/malayalam'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'
import { isLetterTopic } from './topic-kinds.ts'

/**
 * Every wrong option can say why it is wrong: by what it is in the other language (`means`), or by the words of the
 * prompt that differ from it (`gloss`). The letters say it themselves.
 */
export function reasons({ topics }: Source): Fault[] {
  return topics.flatMap((topic) => {
    const { document, questions } = topic
    if (isLetterTopic(topic)) return []
    return questions.flatMap(({ prompt, gloss, options }, at): Fault[] => {
      const count = words(prompt).length
      const counted =
        gloss && gloss.length !== count
          ? [
              document.fault(
                ['questions', at, 'gloss'],
                `There are ${gloss.length} glosses for ${count} words.`,
              ),
            ]
          : []
      const silent = options
        .slice(1)
        .flatMap((option, place) =>
          whyWrong({ text: prompt, ...(gloss && { gloss }), options }, option)
            ? []
            : [
                document.fault(
                  ['questions', at, 'options', place + 1],
                  `Nothing says why "${option.text}" is wrong: write \`means\`, or a gloss with the words of the correct option.`,
                ),
              ],
        )
      return [...counted, ...silent]
    })
  })
}
