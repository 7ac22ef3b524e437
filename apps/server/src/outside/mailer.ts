/** A mail to one checked address: it cannot contain a second one. */
export type Mail = { to: string; subject: string; text: string; html: string }

export type Mailer = { send(mail: Mail): Promise<void> }
