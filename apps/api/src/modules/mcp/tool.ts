import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod/mini';
import { locales, type Locale } from '@yoodee/site';
import { PublicApiError, type PublicApi } from './public-api.ts';
import type { ToolContext } from './property.ts';

/** What a tool reads from. */
export interface ToolSources {
  /** The public endpoints, with messages in this language. */
  apiIn: (locale: Locale) => PublicApi;
  origin: string;
}

type Shape = Record<string, z.ZodMiniType>;
type Input<S extends Shape> = { [K in keyof S]: z.output<S[K]> };

/** A tool of the server. Each also takes the language of names and texts. */
export interface Tool<I extends Shape, O extends Shape> {
  name: string;
  title: string;
  /** For the model that chooses a tool. */
  description: string;
  input: I;
  output: O;
  run: (input: Input<I>, api: PublicApi, context: ToolContext) => Promise<Input<O>>;
}

/** Keeps the types of a tool's input and output. */
export const defineTool = <I extends Shape, O extends Shape>(tool: Tool<I, O>): Tool<I, O> => tool;

const Language = z._default(z.enum(locales), 'en');

/** All tools only read, and what they read is public. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** Registers a tool. A refusal of the API becomes a result that says why, so that the model can correct its call. */
export const addTool = <I extends Shape, O extends Shape>(
  server: McpServer,
  { name, title, description, input, output, run }: Tool<I, O>,
  { apiIn, origin }: ToolSources,
): void => {
  const inputSchema = z.object({ ...input, language: Language });
  server.registerTool(
    name,
    { title, description, inputSchema, outputSchema: z.object(output), annotations },
    async (given: Record<string, unknown>) => {
      const { language: locale, ...rest } = given as Input<I> & { language: Locale };
      try {
        const structuredContent = await run(rest as unknown as Input<I>, apiIn(locale), { locale, origin });
        return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
      } catch (error) {
        if (!(error instanceof PublicApiError)) throw error;
        return { isError: true, content: [{ type: 'text', text: error.message }] };
      }
    },
  );
};
