import { Trans } from '@lingui/react/macro'
import { Target } from 'lucide-react'
import { FoodScene } from '../../ui/pictures/food-scene.tsx'
import { Reading } from '../../ui/reading.tsx'

/**
 * A drawing of the player: a picture, the spoken line, and two of its words. Nothing in it can be pressed.
 */
export function PlayerSketch() {
  return (
    <figure>
      <div className="overflow-hidden rounded-3xl border-2 border-line bg-surface">
        <FoodScene className="block w-full" />
        <div className="border-t-4 border-gold px-4 py-2 text-center">
          <p lang="ml" className="text-2xl">
            ഒരു ചായ കൂടി വേണോ?
          </p>
          <p lang="en" className="text-ink-soft">
            Would you like one more tea?
          </p>
        </div>
        <ul className="grid grid-cols-2 gap-2 p-3 pt-1">
          <SketchedWord word="കൂടി" meaning="more, also" colour="bg-backwater-soft" />
          <SketchedWord word="വേണോ" meaning="do you want?" colour="bg-gold-soft" />
        </ul>
      </div>
      <figcaption className="mt-2 text-center text-sm text-ink-soft">
        <Trans>A drawing of the player: the line, its English, and its words.</Trans>
      </figcaption>
    </figure>
  )
}

function SketchedWord({ word, meaning, colour }: { word: string; meaning: string; colour: string }) {
  return (
    <li className={`min-w-0 rounded-2xl px-3 py-2 ${colour}`}>
      <span className="flex items-center gap-2">
        <Target aria-hidden="true" className="size-4 shrink-0" />
        <span lang="ml" className="min-w-0 text-xl">
          {word}
        </span>
      </span>
      <Reading text={word} className="block text-sm" />
      <span lang="en" className="block text-sm">
        {meaning}
      </span>
    </li>
  )
}
