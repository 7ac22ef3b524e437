/** A second-order filter: the factors of the last three inputs and of the last two outputs. */
export type Biquad = { b: readonly [number, number, number]; a: readonly [number, number] }

/** The filtered samples. The filter starts in silence. */
export function filter(samples: ArrayLike<number>, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float64Array {
  const filtered = new Float64Array(samples.length)
  let input1 = 0
  let input2 = 0
  let output1 = 0
  let output2 = 0
  for (let at = 0; at < samples.length; at++) {
    const input = samples[at] ?? 0
    const output = b0 * input + b1 * input1 + b2 * input2 - a1 * output1 - a2 * output2
    filtered[at] = output
    input2 = input1
    input1 = input
    output2 = output1
    output1 = output
  }
  return filtered
}
