/** Points for a correct answer. */
export const scoreStep = 10
