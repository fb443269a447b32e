import ts from 'typescript';

/** Every function here takes the text of a module, parses it and returns the text with one insertion. */

const parse = (text: string) =>
  ts.createSourceFile('module.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const insertAt = (text: string, at: number, added: string) => text.slice(0, at) + added + text.slice(at);

/** All nodes of a kind, in the order of the text. */
const findAll = <Node extends ts.Node>(root: ts.Node, is: (node: ts.Node) => node is Node): Node[] => {
  const found: Node[] = [];
  const visit = (node: ts.Node) => {
    if (is(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return found;
};

const last = <Item>(items: readonly Item[], what: string): Item => {
  const item = items.at(-1);
  if (item === undefined) throw new Error(`There is no ${what} to add to.`);
  return item;
};

/** Whether a module contains a string literal with this value. */
export const hasString = (text: string, value: string): boolean =>
  findAll(parse(text), ts.isStringLiteral).some((literal) => literal.text === value);

/** Adds an import or a re-export behind the last one. */
export const addStatement = (text: string, statement: string): string => {
  const imports = parse(text).statements.filter((node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node));
  return insertAt(text, last(imports, 'import or export').end, `\n${statement}`);
};

/** Adds an element behind the last element that calls `callee`, in the array that has it. */
export const addCall = (text: string, callee: string, element: string): string => {
  const calls = findAll(parse(text), ts.isCallExpression).filter(
    ({ expression, parent }) =>
      ts.isArrayLiteralExpression(parent) && ts.isIdentifier(expression) && expression.text === callee,
  );
  const call = last(calls, `call of ${callee}()`);
  // Prettier leaves some lists of routes as they are: the new line is indented like the one before.
  const [indent] = /[^\S\n]*$/.exec(text.slice(0, call.getStart()))!;
  return insertAt(text, call.end, `,\n${indent}${element}`);
};

/** The initial value of a variable or property of this name. */
const valueOf = (text: string, name: string): ts.Expression => {
  const declarations = findAll(
    parse(text),
    (node): node is ts.VariableDeclaration | ts.PropertyAssignment =>
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name,
  );
  let value = declarations[0]?.initializer;
  while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) value = value.expression;
  if (!value) throw new Error(`There is no ${name} to add to.`);
  return value;
};

/** Adds an element to the array, or a property to the object, that a variable or property holds. */
export const addEntry = (text: string, name: string, entry: string): string => {
  const value = valueOf(text, name);
  if (!ts.isArrayLiteralExpression(value) && !ts.isObjectLiteralExpression(value))
    throw new Error(`${name} is neither an array nor an object.`);
  const entries = ts.isArrayLiteralExpression(value) ? value.elements : value.properties;
  const previous = entries.at(-1);
  return previous ? insertAt(text, previous.end, `,\n${entry}`) : insertAt(text, value.getStart() + 1, `\n${entry}`);
};

/** Adds a child to the element that a component of one expression renders. */
export const addChild = (text: string, component: string, child: string): string => {
  const closing = findAll(valueOf(text, component), ts.isJsxElement)[0]?.closingElement;
  if (!closing) throw new Error(`${component} renders no element with children.`);
  return insertAt(text, closing.getStart(), `${child}\n`);
};
