export default function Page() { return <h1>asset</h1>; }
