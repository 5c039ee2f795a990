/** The articles in French, by file. */
export const french = import.meta.glob<string>('./fr/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})
