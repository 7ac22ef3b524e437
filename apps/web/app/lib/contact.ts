/**
 * Where questions and mistakes go: a path of this site, or a whole address elsewhere. The project has no public page yet,
 * and says so there; whoever runs a copy puts their own address here.
 */
export const contactUrl: string = '/about#contact'
