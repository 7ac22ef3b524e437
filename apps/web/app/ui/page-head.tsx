/** What a page says of itself to the browser and to search engines; React lifts it into the document's head. */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
