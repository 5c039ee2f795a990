import pg from 'pg'

/** Makes an empty database on a server and returns its address. */
export async function newDatabase(serverUrl: string, name: string): Promise<URL> {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  const address = new URL(serverUrl)
  address.pathname = `/${name}`
  return address
}
