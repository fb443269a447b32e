import { mcpRoutes } from './mcp.routes.ts';

/** The site for programs of the Model Context Protocol. */
export const mcpModule = {
  rootRoutes: [mcpRoutes],
};
