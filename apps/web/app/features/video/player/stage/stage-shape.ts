/**
 * The box of a picture and its line. Its user sets its height in a tall window as `--tallest`. A low window
 * keeps room for its header, the page's heading and the playing buttons. In a still lower one the box takes
 * everything but the buttons.
 */
export const stageBox =
  'relative flex flex-col overflow-hidden rounded-2xl bg-surface ring-1 ring-line [--box:clamp(16rem,100svh-14.5rem,var(--tallest))] in-[:fullscreen]:min-h-0 in-[:fullscreen]:grow in-[:fullscreen]:in-the-dark in-[:fullscreen]:rounded-none'

/**
 * A film stands in the middle of the box, and does not move when a line comes. Where the box is lower than the film,
 * it stands at its top. (A margin's percentage is one of the width: 56.25 % is the height of the picture.)
 */
export const filmShape = {
  box: 'h-(--box) in-[:fullscreen]:h-auto',
  picture:
    'mt-[max(0px,calc((var(--box)-56.25%)/2))] aspect-video max-h-full shrink-0 in-[:fullscreen]:mt-0 in-[:fullscreen]:aspect-auto',
}

/** Where the line of a film begins: right below the picture, and over it as far as it needs. */
export const belowPicture = 'sticky bottom-0 shrink-0 in-[:fullscreen]:absolute in-[:fullscreen]:inset-x-0'
