const day = 24 * 60 * 60

/** Seconds: how long a session lives, and how old it is when a use renews it. */
export const sessionLife = { expiresIn: 30 * day, updateAge: day }
