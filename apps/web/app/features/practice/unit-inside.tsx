import type { Unit } from '@app/learning/course'
import type { UnitState } from '@app/learning/course/known'
import type { Memory } from '@app/learning/practice'
import { saidInEnglish } from '@app/learning/spoken-english'
import { languageOf } from '@app/malayalam'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePlace } from '../../addresses/use-place.ts'
import type { Course } from '../../course/course.ts'
import { LinkButton } from '../../ui/button.tsx'
import { MixedText } from '../../ui/mixed-text.tsx'
import { Reading } from '../../ui/reading.tsx'
import { ListenButton } from '../../ui/sound/listen-button.tsx'
import { SpeltText } from './exercises/parts/spelt-text.tsx'
import { GrammarNote } from './grammar-note.tsx'
import { needsLatin } from './needs-latin.ts'
import { SceneOfUnit } from './scene-of-unit.tsx'
import { useRomanise } from './use-romanise.ts'

type Props = {
  unit: Unit
  course: Course
  memory: Memory
  /** Of a session of this unit. */
  address: string
  /** Of a session of its scene. */
  sceneAddress: string
  /** Of the check whether it is known already, if there is one. */
  checkAddress: string | undefined
  state: UnitState
  /** Whether something of it was practised. */
  isBegun: boolean
  /** Whether only its sentences are left. */
  isKnown: boolean
}

/** What a unit teaches, to look at before or after it: its letters, words, note and sentences, each to hear. */
export function UnitInside(props: Props) {
  const { unit, course, memory, address, sceneAddress, checkAddress, state, isBegun, isKnown } = props
  const { content, engine, introduced } = course
  const latin = needsLatin(content, memory, Date.now())
  const { language } = usePlace()
  const romanise = useRomanise()
  const { canDo, letters, words, grammar, sentences } = unit
  const ending = grammar && content.endings.get(grammar.item.slice('ending:'.length))
  const contrast = grammar && content.contrasts.get(grammar.item.slice('contrast:'.length))
  return (
    <div className="grid grid-cols-1 gap-4">
      <p lang={language}>{canDo[language]}</p>
      <LinkButton to={address}>
        {state === 'done' || state === 'met' ? (
          <Trans>Practise it again</Trans>
        ) : isKnown ? (
          <Trans>Pass it by its sentences</Trans>
        ) : isBegun ? (
          <Trans>Practise this unit</Trans>
        ) : (
          <Trans>Start this unit</Trans>
        )}
      </LinkButton>
      {checkAddress && (
        <LinkButton variant="quiet" to={checkAddress}>
          <Trans>Skip with a test</Trans>
        </LinkButton>
      )}
      <SceneOfUnit {...{ unit, course, memory }} address={sceneAddress} />
      {letters.length > 0 && (
        <Part title={<Trans>Letters</Trans>}>
          {letters.flatMap((id) => {
            const letter = content.letters.get(id)
            return letter
              ? [
                  <Row key={id} text={letter.letter} clip={letter.audio}>
                    <SpeltText spelt={romanise([letter.say])[0]} />
                  </Row>,
                ]
              : []
          })}
        </Part>
      )}
      <Part title={<Trans>Words</Trans>}>
        {words.flatMap((id) => {
          const english = engine && introduced(`english:${id}`)
          if (english)
            return [
              <Row key={id} text={english.text} clip={english.audio}>
                <MixedText text={english.means} />
              </Row>,
            ]
          const word = content.words.get(id)
          return word
            ? [
                <Row key={id} text={word.word} clip={word.audio}>
                  {latin(word.word) && <Reading text={word.word} className="mr-2" />}
                  <MixedText text={word.means.join(', ')} />
                </Row>,
              ]
            : []
        })}
      </Part>
      {grammar && (
        <section>
          <h3 className="font-bold">
            {ending ? (
              <MixedText text={ending.shown} />
            ) : (
              <MixedText text={contrast?.letters.join(' ') ?? ''} />
            )}
            {ending && (
              <span className="font-normal text-ink-soft">
                {' '}
                <MixedText text={ending.means[language]} />
              </span>
            )}
          </h3>
          <GrammarNote grammar={grammar} latin={latin} />
        </section>
      )}
      <Part title={<Trans>Sentences</Trans>}>
        {sentences.flatMap((id) => {
          const sentence = content.sentences.get(id)
          if (sentence && engine)
            return [
              <Row key={id} text={sentence.english} clip={saidInEnglish(sentence.english)}>
                <MixedText text={sentence.text} />
              </Row>,
            ]
          return sentence
            ? [
                <Row key={id} text={sentence.text} clip={sentence.audio}>
                  {latin(sentence.text) && <Reading text={sentence.text} className="block text-sm" />}
                  <span lang="en">{sentence.english}</span>
                </Row>,
              ]
            : []
        })}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}

/** A text with its sound, and what is told of it. */
function Row({ text, clip, children }: { text: string; clip?: string | undefined; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 py-1">
      <span className="min-w-0 grow wrap-anywhere">
        <span lang={languageOf(text)} className="block text-xl">
          {/^\p{M}/u.test(text) ? `◌${text}` : text}
        </span>
        {children}
      </span>
      {clip && <ListenButton clip={clip} text={text} />}
    </li>
  )
}
