const day = 24 * 60 * 60

/** In seconds: how long a session lives, and how old it is when a request renews it. */
export const sessionLife = { expiresIn: 30 * day, updateAge: day }
