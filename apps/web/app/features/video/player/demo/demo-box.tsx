import { FilmPreview } from '../../film-preview.tsx'
import { LoadingTranscript } from '../../loading-transcript.tsx'
import { filmShape, stageBox } from '../stage/stage-shape.ts'

/** 740 × 660 (docs/product.md, "Videos"); on a narrower page it keeps this shape. */
export const demoWidth = 'max-w-[740px] md:-mx-0.5 lg:mx-auto'
export const demoHeight = '[--tallest:min(660px,90vw)]'

/**
 * The box of the demo's player before the player is loaded. Without JavaScript the browser plays the film by
 * itself.
 */
export function DemoBox({ film }: { film: string }) {
  return (
    <div className={demoWidth}>
      <div className={`${stageBox} ${demoHeight} ${filmShape.box}`}>
        <div className={`relative w-full ${filmShape.picture}`}>
          <FilmPreview film={film} />
          <noscript>
            {/* biome-ignore lint/a11y/useMediaCaption: the player that shows the lines needs JavaScript */}
            <video
              controls
              preload="none"
              poster={`/films/${film}.jpg`}
              src={`/films/${film}.mp4`}
              className="absolute inset-0 h-full w-full"
            />
          </noscript>
        </div>
        <LoadingTranscript className="grow noscript:hidden" />
      </div>
    </div>
  )
}
