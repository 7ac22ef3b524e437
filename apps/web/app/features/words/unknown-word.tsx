import { guess } from '@app/malayalam/forms'
import { Trans } from '@lingui/react/macro'
import { MixedText } from '../../ui/mixed-text.tsx'
import { OtherDictionaries } from './other-dictionaries.tsx'
import { WordPart } from './word-part.tsx'
import { PartList } from './word-parts.tsx'

/**
 * What is known of a word that our dictionary does not explain: its probable reading, and entries of other
 * dictionaries.
 */
export function UnknownWord({ word }: { word: string }) {
  const guessed = guess(word)
  const asked = guessed && guessed.word !== word ? [word, guessed.word] : [word]
  return (
    <>
      <p role="status" className="mt-3">
        <Trans>This word is not in our dictionary yet.</Trans>
        {guessed && ' '}
        {guessed && (
          <Trans>
            It is probably from <MixedText text={guessed.word} />:
          </Trans>
        )}
      </p>
      {guessed && (
        <PartList endings={guessed.endings}>
          <WordPart shown={guessed.word} means={undefined} />
        </PartList>
      )}
      <OtherDictionaries words={asked} />
    </>
  )
}
